import { useLayoutEffect } from 'react';
import { createStore } from '#design/store.ts';
import { dismissToast, showToast, type ToastOptions } from '#design/toast.ts';
import type { Strings } from '#strings/strings.ts';

/** What somebody wanted to do who has not signed in. It is done once, when they have. */
export type PendingAction = () => Promise<unknown> | void;

/** What for somebody is to sign in, in the words of the toast and of the dialog. */
export type SignInReason = Exclude<keyof Strings['signInFirst'], 'title'>;

export interface PendingSignIn {
  action: PendingAction;
  reason: SignInReason;
}

export const pendingSignIn = createStore<PendingSignIn | null>(null);

/** Opens the dialog to sign in or up over the page; the act follows on it. */
export const promptSignIn = (action: PendingAction, reason: SignInReason) =>
  pendingSignIn.set({ action, reason });

let shownToast: number | null = null;
let openForms = 0;

/** The wall's toast. Its words stand in the form's dialog too, so none comes over a form that is open already. */
export const showWallToast = (options: ToastOptions) => {
  if (openForms === 0) shownToast = showToast(options);
};

/** For every form of signing in or up: the toast that asked for it would lie over its controls. */
export const useEndsWallToast = () =>
  useLayoutEffect(() => {
    openForms += 1;
    if (shownToast !== null) dismissToast(shownToast);
    shownToast = null;
    return () => {
      openForms -= 1;
    };
  }, []);

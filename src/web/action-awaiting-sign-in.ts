import { useLayoutEffect } from 'react';
import { createStore } from '#design/store.ts';
import { dismissToast, showToast, type ToastOptions } from '#design/toast.ts';
import type { Strings } from '#strings/strings.ts';

/** A visitor's wish that needs an account is carried out once they have signed in. */
export type PendingAction = () => Promise<unknown> | void;

/** The toast and the dialog say why to sign in by this key. */
export type SignInReason = Exclude<keyof Strings['signInFirst'], 'title'>;

export interface ActionAwaitingSignIn {
  action: PendingAction;
  reason: SignInReason;
}

export const actionAwaitingSignInStore = createStore<ActionAwaitingSignIn | null>(null);

/** Opens the dialog to sign in or up over the page; the action follows on it. */
export const promptSignIn = (action: PendingAction, reason: SignInReason) =>
  actionAwaitingSignInStore.set({ action, reason });

let shownToast: number | null = null;
let openForms = 0;

/** Shows the toast that asks to sign in. The form's dialog says the same, so none comes over an open form. */
export const showSignInToast = (options: ToastOptions) => {
  if (openForms === 0) shownToast = showToast(options);
};

/** Belongs in every form to sign in or up: the toast that leads there would lie over its controls. */
export const useDismissSignInToast = () =>
  useLayoutEffect(() => {
    openForms += 1;
    if (shownToast !== null) dismissToast(shownToast);
    shownToast = null;
    return () => {
      openForms -= 1;
    };
  }, []);

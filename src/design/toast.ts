import type { ReactNode } from 'react';
import type { IconName } from './icons.ts';
import { createStore } from './store.ts';

export const MAX_SHOWN_TOASTS = 1;
export const TOAST_DURATION_MS = 5000;
/** A dismissed toast stays in the list, closed, for this long. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

/** Links somewhere, or runs something here. With a target, the link reloads the page. */
export type ToastAction = { label: string } & ({ href: string; target?: string } | { onPress: () => void });

export interface ToastOptions {
  title: ReactNode;
  text?: ReactNode;
  tone?: 'normal' | 'success' | 'destructive';
  icon?: IconName;
  /** Says what the reader can do about it. */
  action?: ToastAction | undefined;
  /** Offers a second way. */
  alternative?: ToastAction | undefined;
  duration?: number;
}

export interface ToastData extends ToastOptions {
  id: number;
  isOpen: boolean;
}

export const toastStore = createStore<readonly ToastData[]>([]);
let lastId = 0;
const forgetting = new Map<number, ReturnType<typeof setTimeout>>();
let closing: { id: number; left: number; since: number; timer?: ReturnType<typeof setTimeout> } | undefined;

const set = (next: readonly ToastData[]) => {
  for (const [id, timer] of forgetting) {
    if (next.some((toast) => toast.id === id)) continue;
    clearTimeout(timer);
    forgetting.delete(id);
  }
  toastStore.set(next);
};

const forget = (id: number) => set(toastStore.get().filter((toast) => toast.id !== id));

export const dismissToast = (id: number): void => {
  if (closing?.id === id) {
    clearTimeout(closing.timer);
    closing = undefined;
  }
  if (!toastStore.get().some((toast) => toast.id === id && toast.isOpen)) return;
  forgetting.set(
    id,
    setTimeout(() => forget(id), TOAST_REMOVE_DELAY_MS),
  );
  set(toastStore.get().map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
};

/** Called where a page says the same itself: a toast would lie over its controls. */
export const dismissShownToasts = (): void => {
  for (const { id } of toastStore.get()) dismissToast(id);
};

/** Called while somebody reads it, with the pointer or the focus on it. */
export const pauseToast = (): void => {
  if (!closing?.timer) return;
  clearTimeout(closing.timer);
  closing = { id: closing.id, since: 0, left: closing.left - (Date.now() - closing.since) };
};

export const resumeToast = (): void => {
  if (!closing || closing.timer) return;
  const { id, left } = closing;
  closing = { id, left, since: Date.now(), timer: setTimeout(() => dismissToast(id), Math.max(left, 0)) };
};

/** The newest toast replaces the one before. */
export const showToast = (options: ToastOptions): number => {
  const id = ++lastId;
  clearTimeout(closing?.timer);
  closing = { id, left: options.duration ?? TOAST_DURATION_MS, since: 0 };
  resumeToast();
  set([{ ...options, id, isOpen: true }, ...toastStore.get()].slice(0, MAX_SHOWN_TOASTS));
  return id;
};

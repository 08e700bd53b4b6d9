import type { FormEvent, FormHTMLAttributes } from 'react';
import { pathInLanguage } from '#kernel/language.ts';
import { useStringsSource } from '#web/strings.tsx';
import { useNavigation } from './navigation.tsx';
import type { NavigateOptions } from './navigator.ts';

interface GetFormProps extends FormHTMLAttributes<HTMLFormElement>, NavigateOptions {
  action: string;
}

/** Returns the address a GET form leads to: its filled fields, and the button that was clicked. */
export const getMethodFormPath = (form: HTMLFormElement, submitter: HTMLElement | null = null): string => {
  const url = new URL(form.action);
  url.search = '';
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value !== '') url.searchParams.set(name, value);
  }
  return url.href;
};

/** A form that only reads works as a plain GET, and without a reload where the browser can. */
export const GetMethodForm = ({ replace, stay, action, ...rest }: GetFormProps) => {
  const { navigate } = useNavigation();
  const { language } = useStringsSource();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    navigate(getMethodFormPath(event.currentTarget, submitter), { replace, stay });
  };
  return <form method="get" action={pathInLanguage(language, action)} onSubmit={submit} {...rest} />;
};

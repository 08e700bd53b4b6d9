import { Icon } from '#design/icon.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { TextLink } from '#design/text.tsx';
import type { registerOfDetail } from '#features/moderation/core/rules/public-registers.ts';
import styles from './queue.module.css';

interface RegisterLinkProps {
  register: NonNullable<ReturnType<typeof registerOfDetail>>;
}

/** Opens the public register beside the case. */
export const RegisterLink = ({ register: { name, href } }: RegisterLinkProps) => (
  <TextLink data-alone href={href} target="_blank" rel="noreferrer" className={styles.register}>
    {name} <Icon name={signedInIcons.external} size="small" />
  </TextLink>
);

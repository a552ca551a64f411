import type { ComponentProps, ReactNode } from 'react';
import looks from '../../ui/action.module.css';
import styles from './form.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'style' | 'className'> {
  style?: 'primary' | 'secondary' | 'quiet';
}

/** A button that does something on this page, with the looks of an action. */
export function Button({ style = 'primary', type = 'button', ...rest }: ButtonProps): ReactNode {
  return (
    <button {...rest} type={type} data-style={style} className={`${looks.action} ${looks[style]} ${styles.button}`} />
  );
}

import styles from './unseen.module.css';

/** The class of what only screen readers tell: it takes no room and is not drawn. */
export const unseen = styles.unseen;

/** The class of what is drawn where there is room for it, and only told on a phone. */
export const unseenOnPhones = styles.onPhones;

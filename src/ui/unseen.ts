import styles from './unseen.module.css';

/** The class of words for screen readers alone: they take no room and are not drawn. */
export const unseen = styles.unseen;

/** The class of words that are drawn where there is room, and on a phone are for screen readers alone. */
export const unseenOnPhones = styles.onPhones;

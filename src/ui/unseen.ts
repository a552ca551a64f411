import styles from './unseen.module.css';

/** The class of what only screen readers tell: it takes no room and is not drawn. */
export const unseen = styles.unseen;

/** What a written value stands for, where compose has something to do with it. */
export type Kind = 'text' | 'heading' | 'title' | 'copy' | 'link' | 'icon' | 'flag' | 'delivery' | 'picture' | 'image';

/** A schema reduced to what compose needs: kinds at the leaves, `null` where a value is taken as it is. */
export type Shape = Kind | { list: Shape } | { fields: Record<string, Shape> } | null;

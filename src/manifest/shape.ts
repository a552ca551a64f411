/** What a written value stands for, where compose has something to do with it. */
export type Kind = 'text' | 'heading' | 'title' | 'copy' | 'link' | 'icon' | 'flag' | 'delivery';

/** A picture, or a picture or emoji, and the widest that it is drawn in CSS pixels. */
export interface PictureShape {
  kind: 'picture' | 'image';
  widest: number;
}

/** A schema reduced to what compose needs: kinds at the leaves, `null` where a value is taken as it is. */
export type Shape = Kind | PictureShape | { list: Shape } | { fields: Record<string, Shape> } | null;

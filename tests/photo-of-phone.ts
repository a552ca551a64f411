import sharp from 'sharp';

/** A photo as a phone takes it, which says where and when, and how it was held: its upper left corner is red. */
export async function photoOfPhone(about: {
  ending: 'jpeg' | 'png' | 'webp';
  width: number;
  height: number;
  orientation: number;
}): Promise<Buffer> {
  const { ending, width, height, orientation } = about;
  const corner = sharp({ create: { width: width >> 1, height: height >> 1, channels: 3, background: '#e00' } }).png();
  const ground = sharp({ create: { width, height, channels: 3, background: '#06c' } });
  return ground
    .composite([{ input: await corner.toBuffer(), left: 0, top: 0 }])
    .withExif({
      IFD0: { ImageDescription: 'Nairobi', Make: 'A phone', DateTime: '2026:05:06 10:00:00' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '36/1 49/1 0/1' },
    })
    .withMetadata({ orientation })
    .toFormat(ending)
    .toBuffer();
}

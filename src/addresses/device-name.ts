/** The names that Windows keeps for devices: no file can be called so there, with whatever ending. */
const ofDevice = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Gives the name of a device among the names of a path, or undefined where there is none: `aux` of `/events/aux.html`. */
export function deviceNameIn(path: string): string | undefined {
  return path.split('/').find((name) => ofDevice.test(name.split('.')[0] ?? ''));
}

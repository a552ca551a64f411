/** A kind of file that a site may publish as it is. */
export interface FileKind {
  /** Its media type. */
  type: string;
  /** Whether a browser or the device opens it at once; any other is saved under its own name. */
  opens: boolean;
}

/**
 * The kinds of files that are published as they are, by the end of their names. None of them is drawn or run by a
 * browser with the rights of the site, as HTML and SVG would be.
 */
export const fileKinds: Record<string, FileKind> = {
  '.pdf': { type: 'application/pdf', opens: true },
  '.docx': { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', opens: false },
  '.xlsx': { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', opens: false },
  '.pptx': { type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', opens: false },
  '.odt': { type: 'application/vnd.oasis.opendocument.text', opens: false },
  '.ods': { type: 'application/vnd.oasis.opendocument.spreadsheet', opens: false },
  '.odp': { type: 'application/vnd.oasis.opendocument.presentation', opens: false },
  '.csv': { type: 'text/csv; charset=utf-8', opens: false },
  '.zip': { type: 'application/zip', opens: false },
  '.gpx': { type: 'application/gpx+xml', opens: false },
  '.ics': { type: 'text/calendar; charset=utf-8', opens: true },
  '.vcf': { type: 'text/vcard; charset=utf-8', opens: true },
  '.mp3': { type: 'audio/mpeg', opens: true },
  '.m4a': { type: 'audio/mp4', opens: true },
  '.mp4': { type: 'video/mp4', opens: true },
  '.webm': { type: 'video/webm', opens: true },
  '.vtt': { type: 'text/vtt; charset=utf-8', opens: false },
};

/** Gives the ending of a file's name in small letters, with its point: `.pdf`; an empty text where it has none. */
export function endingOf(name: string): string {
  return /\.[^./]*$/.exec(name)?.[0].toLowerCase() ?? '';
}

import { isUnfilled, type PageRule, usesOf } from '../rule';

export const filmCanBeShown: PageRule = {
  id: 'film-can-be-shown',
  what: 'A film is one of YouTube or Vimeo, or an MP4 or WebM file; its captions are a WebVTT file.',
  severity: 'error',
  scope: 'page',
  why: 'Anything else leaves the visitor with a button that plays nothing.',
  wrong: '"src": "https://www.youtube.com/@example"',
  right: '"src": "https://www.youtube.com/watch?v=aqz-KE-bpKQ"',
  check({ page, facts, report }) {
    for (const use of usesOf(page, 'unknown-film')) {
      const { name, pointer, isCaptions } = use;
      if (isUnfilled(page, use, facts)) continue;
      report(pointer, isCaptions ? captionsProblem(name) : filmProblem(name), { cause: name });
    }
  },
};

function filmProblem(name: string): string {
  if (/^\/\/|^www\./.test(name))
    return `"${name}" does not begin with https://. Write "https://${name.replace(/^\/+/, '')}".`;
  if (/\b(youtube\.com|youtu\.be|vimeo\.com)\b/.test(name)) {
    return `"${name}" is no single film. Open the film, choose Share and write the address that is shown there, such as https://youtu.be/aqz-KE-bpKQ.`;
  }
  const website = /^https?:\/\/([^/]+)/.exec(name)?.[1];
  if (website) {
    return `Films of "${website}" cannot be shown here. Write the address of a film at YouTube or Vimeo, or put the file into the folder "uploads" and write its path: uploads/film.mp4.`;
  }
  return `Browsers do not show "${name}" as a film. Save it as MP4, put that file into the folder "uploads" and write its path: uploads/film.mp4.`;
}

function captionsProblem(name: string): string {
  return `"${name}" is no file with captions. Save them as WebVTT, put that file into the folder "uploads" and write its path: uploads/film.en.vtt.`;
}

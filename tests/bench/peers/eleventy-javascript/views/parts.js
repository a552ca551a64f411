const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text) => (/[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => escapes[sign]) : text);

const drawRun = (run) => {
  if (typeof run === 'string') return escapeText(run);
  const content = run.content.map(drawRun).join('');
  if (run.kind === 'link') return `<a href="${escapeText(run.to.href)}" class="copy-module__link">${content}</a>`;
  return `<${run.kind}>${content}</${run.kind}>`;
};

export const drawRuns = (runs) => runs.map(drawRun).join('');

export const drawCopy = (paragraphs, className) =>
  `<div class="copy-module__copy${className ? ` ${className}` : ''}">${paragraphs.map((runs) => `<p>${drawRuns(runs)}</p>`).join('')}</div>`;

export const drawIcon = (markup, className) =>
  `<svg${className ? ` class="${className}"` : ''} data-icon viewBox="0 0 24 24" aria-hidden="true">${markup}</svg>`;

export const drawAction = ({ label, to }) =>
  `<a href="${escapeText(to.href)}" class="action-module__action action-module__primary">${
    /^(mailto|tel):/.test(to.href) ? `<bdi>${escapeText(label)}</bdi>` : escapeText(label)
  }</a>`;

export const drawActions = (actions) => `<div class="action-module__actions">${actions.map(drawAction).join('')}</div>`;

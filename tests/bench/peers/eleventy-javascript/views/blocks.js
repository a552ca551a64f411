import { drawActions, drawCopy, drawIcon, drawRuns, escapeText } from './parts.js';

const drawSection = (content, layout, surface) =>
  `<section class="section-module__section"${surface ? ` data-surface="${surface}"` : ''}><div class="${layout === 'beside' ? 'section-module__beside' : 'section-module__stacked'}">${content}</div></section>`;

const drawHead = (heading, text) =>
  `<div class="section-module__head"><h2 class="heading-module__block">${escapeText(heading)}</h2>${
    text ? drawCopy(text, 'section-module__text') : ''
  }</div>`;

const drawers = {
  hero: ({ eyebrow, heading, text, actions }) =>
    drawSection(
      `<div class="hero-module__hero hero-module__page" data-opening="split"><div class="hero-module__words"><p class="hero-module__eyebrow">${escapeText(eyebrow)}</p><h1 class="heading-module__page hero-module__heading">${escapeText(heading)}</h1>${drawCopy(text, 'hero-module__text')}${drawActions(actions)}</div></div>`,
      'stacked',
      'tinted',
    ),
  'card-grid': ({ heading, items }, icons) =>
    drawSection(
      `${drawHead(heading)}<div><ul class="card-grid-module__grid card-module__icon" data-columns="4">${items
        .map(
          ({ icon, title, to, text }) =>
            `<li class="card-module__card">${drawIcon(icons[icon], 'card-module__glyph')}<h3 class="heading-module__item card-title-module__title card-module__title"><a href="${escapeText(to.href)}" class="card-title-module__link">${escapeText(title)}</a></h3>${drawCopy(text, 'card-module__text')}</li>`,
        )
        .join('')}</ul></div>`,
      'stacked',
    ),
  list: ({ heading, items }) =>
    drawSection(
      `${drawHead(heading)}<div><ul class="marked-list-module__list marked-list-module__check" data-columns="1">${items
        .map(
          (paragraphs) => `<li class="marked-list-module__item"><div>${paragraphs.map(drawRuns).join('')}</div></li>`,
        )
        .join('')}</ul></div>`,
      'beside',
    ),
  text: ({ heading, text }) =>
    drawSection(`${drawHead(heading)}<div>${drawCopy(text, 'text-module__text')}</div>`, 'beside'),
  steps: ({ heading, items }) =>
    drawSection(
      `${drawHead(heading)}<div><ol class="steps-module__steps steps-module__row">${items
        .map(
          ({ title, text }, index) =>
            `<li class="steps-module__step"><span class="steps-module__marker">${index + 1}</span><div class="steps-module__words"><h3 class="heading-module__item">${escapeText(title)}</h3>${drawCopy(text, 'steps-module__text')}</div></li>`,
        )
        .join('')}</ol></div>`,
      'stacked',
    ),
  faq: ({ heading, items }) =>
    drawSection(
      `${drawHead(heading)}<div><div class="faq-module__questions">${items
        .map(
          ({ question, answer }) =>
            `<details class="faq-module__item"><summary class="faq-module__question">${escapeText(question)}</summary>${drawCopy(answer, 'faq-module__answer')}</details>`,
        )
        .join('')}</div></div>`,
      'beside',
    ),
  cta: ({ heading, text, surface = 'ink', actions }) =>
    drawSection(
      `<div class="cta-module__ticket">${drawHead(heading, text)}<div class="cta-module__stub">${drawActions(actions)}</div></div>`,
      'stacked',
      surface,
    ),
};

export const drawBlock = (block, icons) => `<div data-block="${block.type}">${drawers[block.type](block, icons)}</div>`;

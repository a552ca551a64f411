import { expect, test } from 'vitest';
import type { FormField } from '../../../../src/blocks/form/fields/answers';
import { mailLink, whatsAppLink, writeAnswers } from '../../../../src/blocks/form/sending/answers-as-text';

const fields: FormField[] = [
  { name: 'city', label: [['City']], kind: 'text' },
  {
    name: 'course',
    label: [['Course']],
    kind: 'select',
    options: [{ label: 'University', options: [{ value: 'degree', label: 'Degree' }] }],
  },
  {
    name: 'topics',
    label: [['Topics']],
    kind: 'checkbox',
    options: [
      { value: 'visa, passport', label: 'Visa and passport' },
      { value: 'rooms', label: 'Rooms' },
    ],
  },
  {
    name: 'agree',
    label: [['I agree to the ', { kind: 'link', to: { href: '/rules' }, content: ['rules'] }]],
    kind: 'consent',
  },
  { name: 'source', label: [['Source']], kind: 'hidden' },
  { name: 'page', label: [['Page']], kind: 'page' },
  { name: 'wish', label: [['Wish']], kind: 'textarea' },
];

test('writes each answer in the words of the form', () => {
  const text = writeAnswers(fields, [
    ['city', ['Kisumu']],
    ['course', ['degree']],
    ['topics', ['visa, passport', 'rooms']],
    ['agree', ['yes']],
    ['source', ['page']],
    ['page', ['/apply']],
    ['wish', ['One\nTwo']],
  ]);
  expect(text).toBe(
    'City: Kisumu\nCourse: Degree\nTopics: Visa and passport, Rooms\nI agree to the rules: ✓\nWish: One\nTwo',
  );
});

test('leaves out what was not answered', () => {
  expect(writeAnswers(fields, [['city', ['']]])).toBe('');
});

test('an e-mail link holds every character', () => {
  const text = 'A & B = "100%" 🎓\nNext? #1 + é';
  const link = new URL(mailLink('a+b@example.com', 'Über & 7KQ4', text) ?? '');
  expect(link.pathname).toBe('a+b@example.com');
  expect(link.search).not.toContain('+');
  expect(decodeURIComponent(link.search)).toBe(`?subject=Über & 7KQ4&body=${text.replace('\n', '\r\n')}`);
});

test('a WhatsApp link has the digits of the number and every character', () => {
  const link = new URL(whatsAppLink('+254 (700) 000-000', 'A & B 🎓\nC') ?? '');
  expect(link.origin + link.pathname).toBe('https://wa.me/254700000000');
  expect(link.searchParams.get('text')).toBe('A & B 🎓\nC');
  expect(whatsAppLink('+254 700 000 000')).toBe('https://wa.me/254700000000');
});

test('a text that some program would cut makes no link', () => {
  expect(mailLink('a@example.com', 'S', 'a'.repeat(1900))).toBeDefined();
  expect(mailLink('a@example.com', 'S', 'a'.repeat(2000))).toBeUndefined();
  expect(mailLink('a@example.com', 'S', '🎓'.repeat(170))).toBeUndefined();
  expect(whatsAppLink('+254700000000', 'a'.repeat(2000))).toBeUndefined();
});

import type { Recipe } from '../recipe';

export const questions: Recipe = {
  label: 'Questions',
  one: 'question',
  says: 'What people ask, each with an answer that opens.',
  alsoCalled: 'FAQ, frequently asked questions, answers, help, good to know',
  collections: {
    questions: {
      fields: {
        question: { kind: 'text', label: 'Question', required: true },
        answer: { kind: 'copy', label: 'Answer', required: true },
      },
      entries: [
        { question: 'How do I reach you?', answer: 'Say how one reaches you fastest, and when.' },
        { question: 'What should I bring?', answer: 'Say what one needs, and what is there already.' },
        { question: 'What if something comes up?', answer: 'Say until when one can cancel, and what it costs.' },
      ],
    },
  },
  routes: [
    {
      path: '/questions',
      title: 'Questions',
      description:
        'What people ask us most often, with the answers: how it goes, what to bring and what happens if plans change.',
      blocks: [
        { type: 'hero', heading: 'Questions', text: 'What people ask us most often.' },
        { type: 'faq', items: { from: 'questions', as: { question: '{question}', answer: '{answer}' } } },
      ],
    },
  ],
};

import { counted } from '@ma-cantine/lib/messages/english'
import type { fr } from './fr.ts'

export const en: typeof fr = {
  preview: 'Preview',
  empty: 'The preview shows here as soon as you write.',
  problems: count => `${counted(count, 'point to review', 'points to review')} before publication`,
  noProblem: 'Nothing to review.',
  help: 'How to lay out the text',
  helpRows: [
    ['A heading', '# A heading'],
    ['A subheading', '## A subheading'],
    ['Bold', '**lentils**'],
    ['Italics', '*lentils*'],
    ['A list', '- one line for each item'],
    ['A numbered list', '1. the first step'],
    ['A link', '[The text of the law](https://www.example.org)'],
    ['A quotation', '> what was said'],
    ['A table', '| Dish | Price |\n|---|---|\n| Dhal | €1.20 |'],
  ],
  helpTitles: ['What you want', 'What you type'],
  picture: {
    add: 'Add a picture',
    title: 'Add a picture to the text',
    file: 'Picture',
    fileHint: 'A photograph or a drawing: JPEG, PNG, WebP or GIF',
    unread: 'This file cannot be read as a picture. Choose another one.',
    missing: 'Choose a picture.',
    chosen: 'The chosen picture',
    labels: { words: 'What the picture shows' },
    wordsHint: 'Read to people who do not see it, for example “A trolley of fresh fruit”',
    action: 'Add to the text',
    busy: 'Sending…',
  },
}

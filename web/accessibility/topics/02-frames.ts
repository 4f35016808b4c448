import { notApplicable } from '../criterion.ts'

const none = {
  fr: 'Aucune page évaluée ne contient de cadre (vérifié par un test).',
  en: 'No evaluated page contains a frame (a test checks it).',
}

export const frames = [
  notApplicable('2.1', 'Chaque cadre a un titre.', 'Each frame has a title.', none),
  notApplicable('2.2', 'Le titre de chaque cadre est juste.', 'The title of each frame is right.', none),
]

import { notApplicable } from '../criterion.ts'

const none = {
  fr: 'Aucune page évaluée ne contient de son, de vidéo ou d’animation à lire (vérifié par un test).',
  en: 'No evaluated page contains a sound, a video or an animation to play (a test checks it).',
}

/** The site has neither sound nor video: the criteria are listed so that the grid is whole. */
export const media = [
  notApplicable(
    '4.1',
    'Chaque son ou vidéo enregistré a une transcription ou une audiodescription.',
    'Each recorded sound or video has a transcript or an audio description.',
    none,
  ),
  notApplicable('4.2', 'Ces transcriptions et audiodescriptions sont justes.', 'These are right.', none),
  notApplicable('4.3', 'Chaque vidéo enregistrée a des sous-titres.', 'Each recorded video has captions.', none),
  notApplicable('4.4', 'Ces sous-titres sont justes.', 'These captions are right.', none),
  notApplicable(
    '4.5',
    'Chaque vidéo qui le demande est audiodécrite.',
    'Each video that needs it is audio-described.',
    none,
  ),
  notApplicable('4.6', 'Cette audiodescription est juste.', 'This audio description is right.', none),
  notApplicable(
    '4.7',
    'On reconnaît chaque média avant de le lire.',
    'One recognises each medium before playing it.',
    none,
  ),
  notApplicable(
    '4.8',
    'Les autres médias, cartes ou animations, ont une alternative.',
    'Other media, maps or animations, have an alternative.',
    none,
  ),
  notApplicable('4.9', 'Cette alternative est juste.', 'This alternative is right.', none),
  notApplicable(
    '4.10',
    'Un son lancé tout seul peut être arrêté.',
    'A sound that starts by itself can be stopped.',
    none,
  ),
  notApplicable(
    '4.11',
    'Les lecteurs de son et de vidéo s’utilisent au clavier et au pointeur.',
    'Players of sound and video work by keyboard and by pointer.',
    none,
  ),
  notApplicable(
    '4.12',
    'Les autres médias s’utilisent au clavier et au pointeur.',
    'Other media work by keyboard and by pointer.',
    none,
  ),
  notApplicable(
    '4.13',
    'Les médias se lisent avec les technologies d’assistance.',
    'Media work with assistive technologies.',
    none,
  ),
]

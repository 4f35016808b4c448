import { conform, notApplicable, seen, test } from '../criterion.ts'
import { media as mediaTest } from '../proofs.ts'

const silent = {
  fr: 'Les vidéos n’ont pas de son, et leur transcription dit tout ce qu’elles montrent.',
  en: 'Videos have no sound, and their transcript says all that they show.',
}
const noOther = {
  fr: 'Les pages évaluées ne contiennent pas d’autre média que les vidéos des webinaires (vérifié par un test).',
  en: 'Evaluated pages contain no other medium than the videos of webinars (a test checks it).',
}

const watched = test(
  'tests/e2e/community/community.test.ts',
  'a visitor sees what comes, adds it to a calendar, and sees a webinar again with its subtitles',
)

/** The media of the site are the videos of past webinars; one that lacks something says so on its page. */
export const media = [
  conform(
    '4.1',
    'Chaque son ou vidéo enregistré a une transcription ou une audiodescription.',
    'Each recorded sound or video has a transcript or an audio description.',
    watched,
  ),
  conform(
    '4.2',
    'Ces transcriptions et audiodescriptions sont justes.',
    'These are right.',
    test(
      'tests/server/first-content/first-community.test.ts',
      'has a transcription that everybody understands, with all that is said',
    ),
  ),
  conform(
    '4.3',
    'Chaque vidéo enregistrée a des sous-titres.',
    'Each recorded video has captions.',
    watched,
    mediaTest,
  ),
  conform(
    '4.4',
    'Ces sous-titres sont justes.',
    'These captions are right.',
    test('tests/server/first-content/first-community.test.ts', 'has subtitles that follow one another to its end'),
  ),
  notApplicable(
    '4.5',
    'Chaque vidéo qui le demande est audiodécrite.',
    'Each video that needs it is audio-described.',
    silent,
  ),
  notApplicable('4.6', 'Cette audiodescription est juste.', 'This audio description is right.', silent),
  conform(
    '4.7',
    'On reconnaît chaque média avant de le lire.',
    'One recognises each medium before playing it.',
    seen(
      ['webinar'],
      'Le titre de la page nomme la vidéo, et le texte au-dessus d’elle dit qu’elle n’a pas de son.',
      'The title of the page names the video, and the text above it says that it has no sound.',
    ),
  ),
  notApplicable(
    '4.8',
    'Les autres médias, cartes ou animations, ont une alternative.',
    'Other media, maps or animations, have an alternative.',
    noOther,
  ),
  notApplicable('4.9', 'Cette alternative est juste.', 'This alternative is right.', noOther),
  notApplicable(
    '4.10',
    'Un son lancé tout seul peut être arrêté.',
    'A sound that starts by itself can be stopped.',
    silent,
  ),
  conform(
    '4.11',
    'Les lecteurs de son et de vidéo s’utilisent au clavier et au pointeur.',
    'Players of sound and video work by keyboard and by pointer.',
    mediaTest,
    seen(
      ['webinar'],
      'Le lecteur est celui du navigateur : lecture, sous-titres et plein écran s’y commandent au clavier.',
      'The player is that of the browser: playing, subtitles and full screen work by keyboard.',
    ),
  ),
  notApplicable(
    '4.12',
    'Les autres médias s’utilisent au clavier et au pointeur.',
    'Other media work by keyboard and by pointer.',
    noOther,
  ),
  conform(
    '4.13',
    'Les médias se lisent avec les technologies d’assistance.',
    'Media work with assistive technologies.',
    seen(
      ['webinar'],
      'Le lecteur du navigateur nomme ses boutons, et la vidéo porte le nom de son webinaire.',
      'The player of the browser names its buttons, and the video has the name of its webinar.',
    ),
  ),
]

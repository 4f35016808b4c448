import { conform, notApplicable, seen } from '../criterion.ts'
import { chartWithTable, everyScreen, images as imageTest } from '../proofs.ts'

const noCaptcha = {
  fr: 'Le site ne demande jamais de copier ce que montre une image.',
  en: 'The site never asks to copy what a picture shows.',
}

export const images = [
  conform(
    '1.1',
    'Chaque image qui apporte une information a une alternative en texte.',
    'Each picture that informs has a text alternative.',
    imageTest,
    everyScreen,
  ),
  conform(
    '1.2',
    'Chaque image décorative est ignorée par les technologies d’assistance.',
    'Assistive technologies ignore each decorative picture.',
    imageTest,
  ),
  conform(
    '1.3',
    'L’alternative de chaque image dit la même chose qu’elle.',
    'The alternative of each picture says what the picture says.',
    chartWithTable,
    seen(
      ['anonymousHome', 'account', 'journal'],
      'Le dessin de l’accueil et la photo du compte sont décoratifs ; le nom du graphique est son titre et renvoie à son tableau.',
      'The drawing of the home page and the photo of the account are decorative; the name of the chart is its heading and leads to its table.',
    ),
  ),
  notApplicable(
    '1.4',
    'L’alternative d’une image de test dit à quoi elle sert.',
    'The alternative of a test picture says what it is for.',
    noCaptcha,
  ),
  notApplicable(
    '1.5',
    'Un test par image a une autre forme, sans image.',
    'A test by picture has another form, without a picture.',
    noCaptcha,
  ),
  conform(
    '1.6',
    'Les images complexes ont une description détaillée.',
    'Complex pictures have a detailed description.',
    chartWithTable,
  ),
  conform(
    '1.7',
    'Ces descriptions détaillées disent tout ce que dit l’image.',
    'These detailed descriptions say all that the picture says.',
    chartWithTable,
  ),
  notApplicable('1.8', 'Du texte véritable remplace les images de texte.', 'Real text replaces pictures of text.', {
    fr: 'Le site n’a pas d’image de texte : même le nom du ministère est du texte.',
    en: 'The site has no picture of text: even the name of the ministry is text.',
  }),
  conform(
    '1.9',
    'Chaque légende est reliée à son image.',
    'Each caption is tied to its picture.',
    imageTest,
    seen(
      ['journal'],
      'Le titre du graphique est la légende de sa figure, et lui donne son nom.',
      'The heading of the chart is the caption of its figure, and names it.',
    ),
  ),
]

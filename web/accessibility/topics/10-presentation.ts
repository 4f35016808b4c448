import { conform, seen, test } from '../criterion.ts'
import {
  accountByKeyboard,
  chart,
  everyScreen,
  focus,
  otherColours,
  spacing,
  structure,
  withoutStyles,
  zoom,
} from '../proofs.ts'

export const presentation = [
  conform(
    '10.1',
    'Les feuilles de style font seules la mise en forme.',
    'Style sheets alone do the layout.',
    structure,
  ),
  conform(
    '10.2',
    'Sans les styles, rien de ce qui informe ne manque.',
    'Without styles, nothing that informs is missing.',
    withoutStyles,
  ),
  conform(
    '10.3',
    'Sans les styles, la page se comprend encore.',
    'Without styles, the page still makes sense.',
    withoutStyles,
    seen(
      ['anonymousHome', 'signUp', 'purchases', 'faq'],
      'Sans styles, les titres, les textes, les champs et leurs erreurs se suivent dans l’ordre de la lecture.',
      'Without styles, headings, texts, fields and their errors follow each other in the order of reading.',
    ),
  ),
  conform(
    '10.4',
    'Le texte reste lisible agrandi deux fois.',
    'Text stays readable twice as large.',
    zoom,
    everyScreen,
  ),
  conform(
    '10.5',
    'Les couleurs de fond et de texte sont déclarées ensemble.',
    'Colours of background and text are declared together.',
    otherColours,
    seen(
      ['anonymousHome', 'signUp', 'purchases'],
      'Avec les couleurs imposées par le système, tous les textes restent lisibles.',
      'With the colours that the system imposes, all texts stay readable.',
    ),
  ),
  conform(
    '10.6',
    'Dans une phrase, un lien se voit autrement que par sa couleur.',
    'In a sentence, a link shows by more than its colour.',
    everyScreen,
    seen(
      ['signUp', 'purchases', 'faq'],
      'Les liens placés dans un texte sont soulignés, dans les deux thèmes.',
      'Links within a text are underlined, in both themes.',
    ),
  ),
  conform('10.7', 'La place du clavier se voit toujours.', 'The place of the keyboard always shows.', focus),
  conform(
    '10.8',
    'Ce qui est caché l’est aussi pour les technologies d’assistance, ou n’y est que pour elles.',
    'What is hidden is hidden from assistive technologies too, or there for them only.',
    focus,
    everyScreen,
  ),
  conform(
    '10.9',
    'Ni la forme, ni la taille, ni la place ne portent seules une information.',
    'Neither shape, nor size, nor place informs alone.',
    seen(
      ['anonymousHome', 'selection', 'purchases', 'journal'],
      'Les consignes nomment les boutons et les champs ; l’étape en cours est écrite ; la page courante du menu est déclarée.',
      'Instructions name buttons and fields; the present step is written; the present page of the menu is declared.',
    ),
  ),
  conform(
    '10.10',
    'Quand forme, taille ou place informent, un autre moyen dit la même chose, et le dit bien.',
    'When shape, size or place inform, another means says the same, and says it well.',
    seen(
      ['purchases', 'journal'],
      'La hauteur des barres du graphique est dans son tableau ; l’avancée d’une vérification est écrite en pour cent.',
      'The height of the bars of the chart is in its table; the progress of a check is written in percent.',
    ),
  ),
  conform(
    '10.11',
    'La page tient dans une fenêtre de 320 pixels, sans défiler dans les deux sens.',
    'The page fits a window of 320 pixels, without scrolling both ways.',
    everyScreen,
    test('tests/e2e/imports-check/verdict.test.ts', 'nothing is lost on a screen of 320 pixels'),
  ),
  conform(
    '10.12',
    'L’espacement du texte peut être augmenté sans rien perdre.',
    'The spacing of text can be increased without losing anything.',
    spacing,
    seen(
      ['purchases'],
      'Les cellules du tableau de correction coupent les longues valeurs : la cellule choisie est écrite en entier sous le tableau.',
      'The cells of the table of corrections cut long values: the chosen cell is written whole below the table.',
    ),
  ),
  conform(
    '10.13',
    'Ce qui apparaît sous le pointeur ou le clavier peut être survolé et refermé.',
    'What appears under the pointer or the keyboard can be hovered and dismissed.',
    chart,
  ),
  conform(
    '10.14',
    'Ce que les styles font apparaître est à la portée du clavier.',
    'What styles make appear is within reach of the keyboard.',
    accountByKeyboard,
    seen(
      ['anonymousHome', 'journal'],
      'Les menus s’ouvrent par un bouton, jamais au seul survol ; les chiffres du graphique sont aussi dans son tableau.',
      'Menus open by a button, never by hovering alone; the figures of the chart are in its table too.',
    ),
  ),
]

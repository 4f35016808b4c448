import { conform, seen } from '../criterion.ts'
import { chart, chartWithTable, everyForm, everyScreen } from '../proofs.ts'

export const colors = [
  conform(
    '3.1',
    'La couleur n’est jamais seule à porter une information.',
    'Colour is never alone to inform.',
    chartWithTable,
    everyForm,
    seen(
      ['signUp', 'purchases', 'journal'],
      'Une erreur a son texte et son icône, un résultat d’import son mot, une série du graphique sa colonne dans le tableau.',
      'An error has its text and icon, the result of an import its word, a series of the chart its column in the table.',
    ),
  ),
  conform(
    '3.2',
    'Le texte est assez contrasté avec son fond, en thème clair comme en thème sombre.',
    'Text stands out enough from its background, in the light and the dark theme.',
    everyScreen,
  ),
  conform(
    '3.3',
    'Les champs, les boutons et les graphiques sont assez contrastés.',
    'Fields, buttons and charts stand out enough.',
    chart,
    seen(
      ['signUp', 'purchases', 'journal'],
      'Bordures des champs, cases et repère du clavier : 4 au moins dans les deux thèmes ; teintes des graphiques : 3 au moins.',
      'Borders of fields, boxes and mark of the keyboard: 4 at least in both themes; tints of charts: 3 at least.',
    ),
  ),
]

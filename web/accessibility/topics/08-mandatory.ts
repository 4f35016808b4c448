import { conform, notApplicable, notConform, seen, test } from '../criterion.ts'
import { chosenLanguage, everyScreen, pageChange, structure } from '../proofs.ts'

const otherLanguages = test(
  'tests/e2e/imports-guide/journal.test.ts',
  'in English, the sentences of the server are in English too',
)

export const mandatory = [
  conform('8.1', 'Chaque page déclare son type de document.', 'Each page declares its document type.', structure),
  notConform('8.2', 'Le code de chaque page est valide.', 'The code of each page is valid.', {
    fr: 'Un seul écart : le menu du téléphone, tant qu’il est fermé, est nommé alors qu’il n’a pas de rôle. Il vient du système de design de l’État et ne change rien pour personne, car un menu fermé n’est pas lu. Nous le corrigerons à la prochaine version du composant, et avant juillet 2027. D’ici là, rien de particulier n’est à faire.',
    en: 'One difference only: the menu of the phone, as long as it is closed, has a name although it has no role. It comes from the design system of the State and changes nothing for anybody, as a closed menu is not read. We will correct it with the next version of the component, before July 2027. Until then, there is nothing particular to do.',
  }),
  conform(
    '8.3',
    'La langue de chaque page est déclarée.',
    'The language of each page is declared.',
    chosenLanguage,
    structure,
  ),
  conform('8.4', 'Le code de cette langue est juste.', 'The code of this language is right.', chosenLanguage),
  conform('8.5', 'Chaque page a un titre.', 'Each page has a title.', everyScreen),
  conform('8.6', 'Ce titre distingue la page des autres.', 'This title tells the page from others.', pageChange),
  conform(
    '8.7',
    'Les mots d’une autre langue que la page sont signalés.',
    'Words of another language than the page are marked.',
    otherLanguages,
    seen(
      ['anonymousHome', 'purchases', 'faq'],
      'Sur la page en français, le bouton « English » ; sur la page en anglais, les colonnes attendues et les noms de lois.',
      'On the French page, the button “English”; on the English page, the expected columns and the names of laws.',
    ),
  ),
  conform(
    '8.8',
    'La langue signalée est la bonne.',
    'The language marked is the right one.',
    seen(
      ['anonymousHome', 'purchases', 'faq'],
      'Le bouton « English » est en anglais, les colonnes et les lois en français.',
      'The button “English” is in English, the columns and the laws in French.',
    ),
  ),
  conform(
    '8.9',
    'Les balises disent le sens, jamais la seule apparence.',
    'Tags state the meaning, never the mere look.',
    structure,
  ),
  notApplicable(
    '8.10',
    'Les changements du sens de lecture sont signalés.',
    'Changes of the reading direction are marked.',
    {
      fr: 'Tout se lit de gauche à droite.',
      en: 'Everything reads from left to right.',
    },
  ),
]

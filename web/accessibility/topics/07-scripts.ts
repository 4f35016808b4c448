import { conform, notConform, seen, test } from '../criterion.ts'
import { accountByKeyboard, chartWithTable, correctionByKeyboard, focus, pageChange, pageSize } from '../proofs.ts'

export const scripts = [
  notConform(
    '7.1',
    'Les composants animés par des scripts sont compris des technologies d’assistance.',
    'Assistive technologies understand the components that scripts run.',
    {
      fr: 'axe contrôle les noms, les rôles et les états sur toutes les pages, mais personne ne les a encore vérifiés à l’oreille. Le tableau de correction des imports et la feuille de saisie des achats, les composants les plus complexes, n’ont donc pas été éprouvés avec un lecteur d’écran : tant qu’ils ne le sont pas, nous ne déclarons pas ce critère conforme. Il le sera avec NVDA et VoiceOver avant juillet 2027. D’ici là, la liste des erreurs au-dessus du tableau dit la même chose, le fichier peut être corrigé dans votre tableur, et un achat saisi dans un formulaire.',
      en: 'axe checks names, roles and states on all pages, but nobody has checked them by ear yet. The table that corrects imports and the sheet of purchases, the most complex components, have therefore not been tried with a screen reader: until they are, we do not declare this criterion met. It will be with NVDA and VoiceOver before July 2027. Until then, the list of errors above the table says the same, the file can be corrected in your spreadsheet, and a purchase entered in a form.',
    },
  ),
  conform(
    '7.2',
    'L’alternative d’un composant dit la même chose que lui.',
    'The alternative of a component says the same.',
    chartWithTable,
    test('tests/e2e/frame/unopened.test.ts', 'a browser without scripts shows in both languages what needs them'),
  ),
  conform(
    '7.3',
    'Tout ce que font les scripts se commande au clavier et à tout pointeur.',
    'All that scripts do can be done by keyboard and by any pointer.',
    accountByKeyboard,
    correctionByKeyboard,
    focus,
  ),
  conform(
    '7.4',
    'Rien ne change de page ou de place sans prévenir.',
    'Nothing changes page or place without warning.',
    pageSize,
    pageChange,
  ),
  conform(
    '7.5',
    'Les messages d’état sont annoncés sans déplacer le lecteur.',
    'Status messages are announced without moving the reader.',
    test('tests/e2e/imports-check/verdict.test.ts', 'reading a file can be cancelled'),
    seen(
      ['signUp', 'purchases', 'faq', 'journal'],
      'Refus d’un formulaire, avancée d’une vérification, nombre de questions trouvées ou d’imports affichés : chacun est annoncé.',
      'The refusal of a form, the progress of a check, the number of questions found or of imports shown: each is announced.',
    ),
  ),
]

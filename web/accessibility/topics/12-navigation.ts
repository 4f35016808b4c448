import { conform, notApplicable, seen, test } from '../criterion.ts'
import { accountByKeyboard, correctionByKeyboard, focus, siteMap, skipLinks, structure } from '../proofs.ts'

const brokenLinks = test('tests/e2e/frame/screens.test.ts', 'no link of any screen is broken')

export const navigation = [
  conform(
    '12.1',
    'Deux moyens au moins mènent à chaque page.',
    'Two ways at least lead to each page.',
    siteMap,
    seen(
      ['anonymousHome', 'managerHome', 'siteMap'],
      'Le menu principal et le plan du site, sur toutes les pages.',
      'The main menu and the site map, on all pages.',
    ),
  ),
  conform(
    '12.2',
    'Menus et pied de page sont toujours à la même place.',
    'Menus and footer are always in the same place.',
    structure,
  ),
  conform(
    '12.3',
    'Le plan du site montre comment le site est fait.',
    'The site map shows how the site is made.',
    siteMap,
    brokenLinks,
  ),
  conform(
    '12.4',
    'Le plan du site s’atteint de la même façon sur toutes les pages.',
    'The site map is reached the same way from all pages.',
    structure,
  ),
  notApplicable(
    '12.5',
    'Le moteur de recherche s’atteint de la même façon sur toutes les pages.',
    'The search engine is reached the same way from all pages.',
    {
      fr: 'Le site n’a pas de moteur de recherche ; la recherche de la foire aux questions ne porte que sur sa page.',
      en: 'The site has no search engine; the search of the frequently asked questions covers its page only.',
    },
  ),
  conform(
    '12.6',
    'Les grandes parties de la page peuvent être atteintes ou évitées.',
    'The main parts of the page can be reached or skipped.',
    structure,
  ),
  conform('12.7', 'Un lien mène droit au contenu.', 'A link leads straight to the content.', skipLinks),
  conform(
    '12.8',
    'L’ordre du clavier suit celui de la lecture.',
    'The order of the keyboard follows that of reading.',
    focus,
    accountByKeyboard,
  ),
  conform('12.9', 'Rien ne retient le clavier.', 'Nothing traps the keyboard.', focus, correctionByKeyboard),
  conform(
    '12.10',
    'Aucune touche seule ne déclenche rien hors de sa zone.',
    'No single key triggers anything outside its area.',
    correctionByKeyboard,
    seen(
      ['purchases'],
      'Seul le tableau de correction reçoit des lettres, et seulement quand une de ses cellules est choisie.',
      'Only the table of corrections receives letters, and only while one of its cells is chosen.',
    ),
  ),
  conform(
    '12.11',
    'Ce qui apparaît au survol ou au clavier s’atteint au clavier.',
    'What appears by hovering or by keyboard is reached by keyboard.',
    accountByKeyboard,
    test('tests/e2e/frame/navigation.test.ts', 'opens and closes as a menu by the keyboard on a phone'),
  ),
]

import { conform, notApplicable, seen, test } from '../criterion.ts'
import { accountByKeyboard, everyForm, fields, serverErrors } from '../proofs.ts'

export const forms = [
  conform('11.1', 'Chaque champ a une étiquette.', 'Each field has a label.', fields),
  conform(
    '11.2',
    'Chaque étiquette dit ce qu’attend son champ.',
    'Each label says what its field expects.',
    accountByKeyboard,
    seen(
      ['signIn', 'signUp', 'tokens', 'purchases', 'journal'],
      'Chaque étiquette nomme la valeur attendue ; celles qui ont un format en donnent un exemple.',
      'Each label names the expected value; those with a format give an example.',
    ),
  ),
  conform(
    '11.3',
    'Les champs qui demandent la même chose ont la même étiquette.',
    'Fields that ask for the same have the same label.',
    seen(
      ['signIn', 'signUp', 'account'],
      'Prénom, nom, adresse e-mail, identifiant et mot de passe gardent leurs mots d’une page à l’autre.',
      'First name, last name, e-mail address, user name and password keep their words from page to page.',
    ),
  ),
  conform('11.4', 'L’étiquette est à côté de son champ.', 'The label is beside its field.', fields),
  conform(
    '11.5',
    'Les champs qui vont ensemble sont regroupés.',
    'Fields that belong together are grouped.',
    seen(
      ['signUp', 'tokens', 'selection'],
      'Identité et accès forment deux groupes ; cases et boutons radio sont dans le groupe de leur question.',
      'Identity and access make two groups; boxes and radio buttons are in the group of their question.',
    ),
    test(
      'tests/e2e/accounts/forms.test.ts',
      'a change of password asks which accesses to keep, and revokes the others',
    ),
  ),
  conform('11.6', 'Chaque groupe de champs a une légende.', 'Each group of fields has a legend.', fields),
  conform(
    '11.7',
    'Cette légende dit ce que les champs ont en commun.',
    'This legend says what the fields have in common.',
    seen(
      ['signUp', 'tokens', 'selection'],
      '« Qui êtes-vous ? », « Vos accès », « Ce que le jeton permet », et la question posée pour un import.',
      'Who you are, your access, what the token allows, and the question asked about an import.',
    ),
  ),
  notApplicable(
    '11.8',
    'Les longues listes de choix sont ordonnées en groupes.',
    'Long lists of choices are arranged in groups.',
    {
      fr: 'Les listes de choix des pages évaluées sont courtes et d’une seule nature.',
      en: 'The lists of choices of the evaluated pages are short and of one kind.',
    },
  ),
  conform('11.9', 'Chaque bouton dit ce qu’il fait.', 'Each button says what it does.', fields, accountByKeyboard),
  conform(
    '11.10',
    'Ce qui est obligatoire est dit avant, et les erreurs sont reliées à leur champ.',
    'What is required is said before, and errors are tied to their field.',
    everyForm,
    serverErrors,
  ),
  conform(
    '11.11',
    'Les erreurs de saisie disent comment corriger.',
    'Input errors say how to correct.',
    test(
      'tests/e2e/imports-check/verdict.test.ts',
      'errors are counted, grouped by rule and column, and say how to fix them',
    ),
    serverErrors,
  ),
  conform(
    '11.12',
    'Ce qui modifie ou supprime des données peut être vérifié, annulé ou confirmé.',
    'What changes or deletes data can be checked, undone or confirmed.',
    test(
      'tests/e2e/imports-guide/journal.test.ts',
      'an import of purchases has a chart by month and family, and is undone by keyboard after a question',
    ),
    test('tests/e2e/accounts/forms.test.ts', 'of the person (%s) is accessible once it is refused'),
  ),
  conform(
    '11.13',
    'Le navigateur peut remplir ce qu’il sait du lecteur.',
    'The browser can fill in what it knows of the reader.',
    test('tests/e2e/accessibility/audit.test.ts', 'the fields about a person say to the browser what they are'),
  ),
]

import { catalogue } from '../messages/catalogue.ts'

/** The objections to account forms that need no stored data. */
export const accountMessages = catalogue(
  {
    email: 'Cette adresse e-mail n’est pas complète : elle s’écrit par exemple « prenom.nom@exemple.fr ».',
    'username-like-email':
      'L’identifiant ne peut pas être une adresse e-mail : choisissez un nom sans « @ », par exemple « prenom_nom ».',
    'username-characters':
      'L’identifiant ne contient que des lettres, des chiffres, des points, des tirets et les signes « _ » et « + », sans espace.',
    'phone-number': 'Le numéro de téléphone compte 10 chiffres, par exemple « 01 23 45 67 89 ».',
    terms: 'Pour créer un compte, vous devez accepter les conditions générales d’utilisation.',
    'passwords-differ': 'Les deux mots de passe ne sont pas identiques. Saisissez deux fois le même.',
    'redirect-uri':
      'Chaque adresse de retour commence par https:// ou, sur l’ordinateur de la personne, par http://127.0.0.1, http://[::1] ou http://localhost, et n’a pas de fragment (#).',
  },
  {
    email: 'This e-mail address is not complete: it is written, for example, “first.last@example.org”.',
    'username-like-email': 'The user name cannot be an e-mail address: choose one without “@”, such as “first_last”.',
    'username-characters':
      'The user name is made of letters, digits, dots, hyphens and the signs “_” and “+”, without spaces.',
    'phone-number': 'The phone number has 10 digits, for example “01 23 45 67 89”.',
    terms: 'To create an account, you must accept the terms of use.',
    'passwords-differ': 'The two passwords are not the same. Type the same one twice.',
    'redirect-uri':
      'Each return address starts with https:// or, on the person’s own computer, with http://127.0.0.1, http://[::1] or http://localhost, and has no fragment (#).',
  },
)

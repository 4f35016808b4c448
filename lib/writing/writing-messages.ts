import { catalogue } from '../messages/catalogue.ts'

/** The refusals and objections about the texts that the team writes. */
export const writingMessages = catalogue(
  {
    'unknown-text': 'Ce texte n’existe pas, ou il a été supprimé.',
    'unknown-version': 'Cette version n’existe pas, ou n’est plus gardée.',
    'unknown-preview': 'Ce lien d’aperçu ne sert plus. Demandez-en un autre à la personne qui vous l’a envoyé.',
    'published-text': 'Ce texte est publié. Pour le supprimer, retirez-le d’abord du site.',
    'wrong-day': 'Donnez un jour complet, par exemple « 2026-09-01 ».',
    'wrong-year': 'Vérifiez l’année : elle est comprise entre 2000 et 2100.',
    'wrong-moment': 'Donnez le jour et l’heure, par exemple « 2026-09-01T14:00 ».',
    'end-before-start': 'La fin vient après le début.',
    'wrong-link': 'Donnez l’adresse entière de la page, par exemple « https://www.exemple.fr/inscription ».',
    'missing-body': 'Un article publié a un texte : écrivez-le, ou enregistrez un brouillon.',
    'missing-address': 'Dites où a lieu la rencontre.',
    'missing-subtitles':
      'Un webinaire publié a des sous-titres, pour les personnes qui n’entendent pas : ajoutez-les, ou enregistrez un brouillon.',
    'missing-transcription':
      'Un webinaire publié a une transcription, le texte de ce qui s’y dit, pour les personnes qui ne le voient pas : écrivez-la, ou enregistrez un brouillon.',
    'missing-action-text': 'Écrivez ce texte pour publier l’action, ou enregistrez un brouillon.',
    'missing-picture-text': 'Dites en quelques mots ce que montre l’image, pour les personnes qui ne la voient pas.',
    'step-count': 'Une action publiée a de trois à cinq étapes, une par ligne.',
    'steps-differ': 'Il faut autant d’étapes en anglais qu’en français.',
    'missing-origin': 'Dites quel gaspillage l’action réduit.',
    'wrong-tag': 'Une étiquette compte 40 caractères au plus, sans virgule.',
    'site-path': (folder: string) => `Donnez une adresse de ce site, qui commence par « ${folder} ».`,
  },
  {
    'unknown-text': 'This text does not exist, or was deleted.',
    'unknown-version': 'This version does not exist, or is no longer kept.',
    'unknown-preview': 'This preview link no longer works. Ask the person who sent it to you for another one.',
    'published-text': 'This text is published. To delete it, take it off the site first.',
    'wrong-day': 'Give a complete day, for example “2026-09-01”.',
    'wrong-year': 'Check the year: it is between 2000 and 2100.',
    'wrong-moment': 'Give the day and the hour, for example “2026-09-01T14:00”.',
    'end-before-start': 'The end comes after the beginning.',
    'wrong-link': 'Give the full address of the page, for example “https://www.example.org/register”.',
    'missing-body': 'An article that is published has a text: write it, or keep a draft.',
    'missing-address': 'Say where the meeting takes place.',
    'missing-subtitles': 'A published webinar has subtitles, for people who do not hear it: add them, or save a draft.',
    'missing-transcription':
      'A published webinar has a transcription, the text of what is said, for people who do not see it: write it, or save a draft.',
    'missing-action-text': 'Write this text to publish the action, or save a draft.',
    'missing-picture-text': 'Say in a few words what the picture shows, for people who do not see it.',
    'step-count': 'A published action has three to five steps, one a line.',
    'steps-differ': 'There must be as many steps in English as in French.',
    'missing-origin': 'Say which waste the action reduces.',
    'wrong-tag': 'A tag has 40 characters at most, and no comma.',
    'site-path': folder => `Give an address of this site, which begins with “${folder}”.`,
  },
)

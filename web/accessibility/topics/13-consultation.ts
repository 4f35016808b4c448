import { conform, notApplicable, seen, test } from '../criterion.ts'
import { everyScreen, givenUpPress, links, sessionRenewal } from '../proofs.ts'

const noCryptic = {
  fr: 'Aucun dessin en caractères, émoticône ou écriture codée.',
  en: 'No drawing in characters, emoticon or coded writing.',
}

export const consultation = [
  conform(
    '13.1',
    'Un délai qui expire peut être prolongé.',
    'A time limit that expires can be extended.',
    sessionRenewal,
    seen(
      ['account', 'purchases'],
      'Une session dure quatre-vingt-dix jours sans visite ; quand elle finit, elle se rouvre sur place, sans rien perdre.',
      'A session lasts ninety days without a visit; when it ends, it is renewed on the spot, and nothing is lost.',
    ),
  ),
  conform(
    '13.2',
    'Aucune fenêtre ne s’ouvre sans que le lecteur le demande.',
    'No window opens unless the reader asks.',
    links,
  ),
  conform(
    '13.3',
    'Chaque document à télécharger a une version accessible.',
    'Each document to download has an accessible version.',
    test('tests/e2e/imports-guide/guide.test.ts', 'a downloaded file has the name and size of its link, and no error'),
    seen(
      ['purchases'],
      'Chaque modèle Excel a son jumeau CSV, en texte simple, dont la première ligne nomme les colonnes.',
      'Each Excel template has its CSV twin, in plain text, whose first row names the columns.',
    ),
  ),
  conform(
    '13.4',
    'Cette version dit la même chose que l’autre.',
    'This version says the same as the other.',
    test('tests/e2e/imports-guide/guide.test.ts', 'a downloaded file has the name and size of its link, and no error'),
    seen(
      ['purchases'],
      'Les fichiers Excel et CSV naissent des mêmes colonnes et des mêmes exemples, et la page décrit chaque colonne.',
      'The Excel and CSV files are made of the same columns and examples, and the page describes each column.',
    ),
  ),
  notApplicable(
    '13.5',
    'Les dessins en caractères ont une alternative.',
    'Drawings made of characters have an alternative.',
    noCryptic,
  ),
  notApplicable('13.6', 'Cette alternative est juste.', 'This alternative is right.', noCryptic),
  conform(
    '13.7',
    'Rien ne clignote ni ne change brusquement de lumière.',
    'Nothing flashes or changes brightness abruptly.',
    seen(
      ['anonymousHome', 'purchases', 'journal'],
      'Rien ne clignote ; une barre avance pendant l’envoi d’un fichier, et s’arrête si le système demande moins de mouvement.',
      'Nothing flashes; a bar moves while a file is sent, and stops if the system asks for less motion.',
    ),
  ),
  conform(
    '13.8',
    'Ce qui bouge peut être arrêté.',
    'What moves can be stopped.',
    test('tests/e2e/imports-check/verdict.test.ts', 'reading a file can be cancelled'),
    test(
      'tests/e2e/imports-send/troubles.test.ts',
      'a rate limit shows when the next try comes; cancelling stores nothing',
    ),
  ),
  conform(
    '13.9',
    'La page se lit en portrait comme en paysage.',
    'The page reads in portrait and in landscape.',
    everyScreen,
    seen(
      ['anonymousHome', 'signUp', 'purchases'],
      'Aucune page ne bloque l’orientation : fenêtres de 375 × 812 et de 640 × 450 pixels.',
      'No page locks the orientation: windows of 375 × 812 and 640 × 450 pixels.',
    ),
  ),
  conform(
    '13.10',
    'Un geste simple remplace chaque geste complexe.',
    'A simple gesture replaces each complex one.',
    test(
      'tests/e2e/imports-check/verdict.test.ts',
      'a file may be dropped anywhere on the page; several at once are refused, and corrections are not lost',
    ),
    seen(
      ['purchases'],
      'Le seul geste est de glisser un fichier ; un bouton fait la même chose.',
      'The only gesture is to drag a file; a button does the same.',
    ),
  ),
  conform(
    '13.11',
    'Un clic peut être abandonné avant d’être relâché.',
    'A click can be given up before it is released.',
    givenUpPress,
    seen(
      ['tokens', 'purchases'],
      'Tout répond au clic, donné au relâchement ; aucun script n’écoute l’appui.',
      'Everything answers the click, given on release; no script listens to the press.',
    ),
  ),
  notApplicable(
    '13.12',
    'Ce qui réagit aux mouvements de l’appareil se commande aussi autrement.',
    'What responds to motions of the device can be done otherwise.',
    {
      fr: 'Rien ne réagit aux mouvements de l’appareil.',
      en: 'Nothing responds to motions of the device.',
    },
  ),
]

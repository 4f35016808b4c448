import { counted } from '@ma-cantine/lib/messages/french'

/** The sentences around a text in Markdown. */
export const fr = {
  preview: 'Aperçu',
  empty: 'L’aperçu s’affiche ici dès que vous écrivez.',
  problems: (count: number) => `${counted(count, 'point à revoir', 'points à revoir')} avant la publication`,
  noProblem: 'Rien à revoir.',
  help: 'Comment mettre le texte en forme',
  helpRows: [
    ['Un titre', '# Un titre'],
    ['Un sous-titre', '## Un sous-titre'],
    ['Du gras', '**des lentilles**'],
    ['De l’italique', '*des lentilles*'],
    ['Une liste', '- une ligne par élément'],
    ['Une liste numérotée', '1. la première étape'],
    ['Un lien', '[Le texte de la loi](https://www.exemple.fr)'],
    ['Une citation', '> ce qui a été dit'],
    ['Un tableau', '| Plat | Prix |\n|---|---|\n| Dhal | 1,20 € |'],
  ],
  helpTitles: ['Ce que vous voulez', 'Ce que vous tapez'],
  picture: {
    add: 'Ajouter une image',
    title: 'Ajouter une image au texte',
    file: 'Image',
    fileHint: 'Une photo ou un dessin : JPEG, PNG, WebP ou GIF',
    unread: 'Ce fichier ne se lit pas comme une image. Choisissez-en un autre.',
    missing: 'Choisissez une image.',
    chosen: 'L’image choisie',
    labels: { words: 'Ce que montre l’image' },
    wordsHint: 'Lu aux personnes qui ne la voient pas, par exemple « Un chariot de fruits frais »',
    action: 'Ajouter au texte',
    busy: 'Envoi…',
  },
}

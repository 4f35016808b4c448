import type { FirstVideo } from '../first-video.ts'

export const importPurchases: FirstVideo = {
  name: 'importer-ses-achats',
  title: 'Importer ses achats sans retaper une ligne',
  description: 'Un fichier, une vérification, un bouton. Vidéo sans son, avec des sous-titres.',
  categories: ['technical', 'profile'],
  slides: [
    {
      seconds: 8,
      title: 'Importer ses achats',
      points: ['Préparer le fichier', 'Le vérifier', 'L’envoyer'],
      said: ['Bonjour ! Vous avez déjà vos achats dans un tableau ?', 'Ne les retapez pas : importez-les.'],
    },
    {
      seconds: 10,
      title: 'Préparer le fichier',
      points: ['CSV, Excel ou LibreOffice', 'Une ligne par achat', 'Vos colonnes, si vous préférez'],
      said: [
        'Partez du fichier d’exemple, ou de celui de votre logiciel.',
        'Si vos colonnes ont d’autres noms, vous direz une fois à quoi elles correspondent.',
      ],
    },
    {
      seconds: 10,
      title: 'Le vérifier',
      points: ['Toutes les erreurs en une fois', 'La ligne, la colonne, le remède', 'Corriger dans la page'],
      said: [
        'Le fichier est lu dans votre navigateur : rien n’est encore envoyé.',
        'Toutes les erreurs sont montrées ensemble, et se corrigent dans la page.',
      ],
    },
    {
      seconds: 10,
      title: 'L’envoyer',
      points: ['Tout ou rien', 'Jamais deux fois', 'Annulable'],
      said: [
        'Quand tout est juste, envoyez : tout est enregistré, ou rien ne l’est.',
        'Vous vous êtes trompé de fichier ? L’import s’annule en un clic.',
      ],
    },
  ],
}

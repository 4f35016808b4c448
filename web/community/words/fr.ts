/** The sentences about webinars and meetings. English has the same shape, or does not compile. */
export const fr = {
  title: 'Webinaires et rencontres',
  intro: 'Un espace pour apprendre, s’entraider et se rencontrer entre cantines.',
  onThisPage: 'Sur cette page et ailleurs',
  follow: 'Recevoir la lettre d’information',
  past: {
    title: 'Webinaires à revoir',
    intro: 'Quelques minutes chacun, quand cela vous arrange.',
    none: 'Aucun webinaire n’est encore à revoir. Les prochains le seront.',
    categories: {
      technical: 'Utiliser le service',
      transition: 'Changer ses pratiques',
      profile: 'Selon votre métier',
      other: 'Autres sujets',
    },
    documentation: 'Voir aussi la documentation',
  },
  coming: {
    title: 'Événements à venir',
    intro: 'Inscrivez-vous : c’est gratuit, et ouvert à toutes les cantines.',
    none: 'Aucun événement n’est prévu pour l’instant. La lettre d’information annonce les prochains.',
    types: { IN_PERSON: 'Sur place', WEBINAIRE: 'En ligne' },
    from: (start: string, end: string) => `${start}, jusqu’à ${end} (heure de Paris)`,
    online: 'Visioconférence',
    register: 'S’inscrire',
    toCalendar: 'Ajouter à mon agenda (ICS)',
  },
  video: {
    unknown: 'Ce webinaire n’existe pas, ou n’est plus en ligne.',
    back: 'Tous les webinaires',
    subtitles: 'Français',
    fallback: 'Votre navigateur n’affiche pas les vidéos.',
    download: 'Télécharger la vidéo',
    noVideo: {
      title: 'La vidéo n’est pas encore là',
      text: 'Nous la mettrons en ligne dès que possible.',
    },
    transcription: 'Transcription',
    enlarge: 'Agrandir la transcription',
    missing: {
      title: 'Cette vidéo n’est pas accessible à tous',
      subtitles: 'Il lui manque des sous-titres.',
      transcription: 'Il lui manque une transcription.',
      both: 'Il lui manque des sous-titres et une transcription.',
      ask: 'Vous en avez besoin ? Écrivez-nous, nous vous répondrons.',
    },
    question: 'Une question sur ce webinaire ?',
    contact: 'Nous écrire',
    declaration: 'Déclaration d’accessibilité',
    others: 'Les autres webinaires',
  },
}
export type Words = typeof fr

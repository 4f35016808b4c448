import { counted, number } from '@ma-cantine/lib/messages/french'

/** The sentences about actors of the ecosystem. English has the same shape, or does not compile. */
export const fr = {
  intro: 'Des femmes et des hommes aident les cantines, près de chez vous ou partout en France.',
  questions: {
    title: 'Que cherchez-vous ?',
    list: [
      'Comment atteindre les objectifs de la loi ?',
      'Comment aller plus loin que la loi ?',
      'Qui peut m’aider près de ma cantine ?',
      'Où me former, avec mon équipe ?',
      'Quelles aides financières demander ?',
    ],
  },
  note: 'Les acteurs de ce catalogue s’y inscrivent eux-mêmes, et acceptent une charte. Notre équipe relit chaque fiche avant de la publier. Y figurer n’est ni un label, ni un agrément de l’État.',
  charter: {
    title: 'La charte des acteurs',
    intro: 'Un acteur qui figure dans ce catalogue s’engage :',
    list: [
      'à dire vrai : ce qu’il propose existe, à l’endroit et au prix annoncés ;',
      'à aider vraiment les cantines à manger mieux, dans le respect de la loi ;',
      'à dire clairement ce qui est gratuit et ce qui est payant, avant tout engagement ;',
      'à ne pas casser les prix, ni dénigrer les autres acteurs : chacun se présente par ce qu’il sait faire ;',
      'à ne pas se servir de l’image de l’État : ni logo de la République, ni mot qui laisse croire à un label ou à un agrément ;',
      'à n’utiliser les coordonnées des cantines que pour leur répondre, et à ne jamais les revendre ni les céder ;',
      'à nous prévenir quand sa fiche n’est plus juste.',
    ],
    end: 'Nous retirons une fiche qui ne respecte pas cette charte, après en avoir prévenu son contact.',
  },
  results: 'Les acteurs',
  found: (first: number, last: number, count: number) =>
    count === last - first + 1
      ? counted(count, 'acteur trouvé', 'acteurs trouvés')
      : `${counted(count, 'acteur trouvé', 'acteurs trouvés')}, de ${number(first)} à ${number(last)} sur cette page`,
  none: 'Aucun acteur ne figure encore dans ce catalogue.',
  nothing: 'Aucun acteur ne correspond à tous vos choix. Retirez-en un, ou écrivez-nous plus bas ce que vous cherchez.',
  showAll: 'Voir tous les acteurs',
  needs: 'Votre besoin',
  search: { label: 'Chercher un acteur par son nom', button: 'Chercher' },
  filters: {
    show: 'Afficher les filtres',
    hide: 'Masquer les filtres',
    active: (count: number) => ` (${counted(count, 'filtre actif', 'filtres actifs')})`,
    department: 'Département',
    departmentHint: 'Seuls ceux où un acteur est présent.',
    departments: {
      search: 'Chercher un département',
      shown: (count: number) => counted(count, 'département affiché', 'départements affichés'),
      chosen: (count: number) => counted(count, 'choisi', 'choisis'),
      none: 'Aucun département ne correspond.',
    },
    sector: 'Secteur',
    type: 'Type d’acteur',
    offer: 'Type d’offre',
    submit: 'Filtrer',
    searchOf: (text: string) => `« ${text} »`,
  },
  national: 'Toute la France',
  departmentsOf: (names: readonly string[], others: number) =>
    others === 0 ? names.join(', ') : `${names.join(', ')} et ${counted(others, 'autre', 'autres')}`,
  newCard: {
    title: 'Vous aidez les cantines ?',
    text: 'Proposez votre fiche : d’autres cantines seront contentes de vous connaître.',
  },
  contact: {
    title: 'Vous n’avez pas trouvé ?',
    text: 'Dites-nous ce que vous cherchez : nous connaissons peut-être quelqu’un.',
  },
  page: {
    website: 'Aller sur son site',
    facts: { types: 'Type', offer: 'Offre', place: 'Où', needs: 'Il aide à' },
    back: 'Voir tous les acteurs',
    unknown: 'Cet acteur n’existe pas, ou il n’est plus présenté.',
    unknownTitle: 'Acteur introuvable',
  },
  form: {
    intro: 'Votre structure aide les cantines ? Présentez-la ici, c’est gratuit.',
    next: 'Notre équipe relit chaque proposition, en général sous deux semaines. Si elle est publiée, elle apparaît dans le catalogue ; sinon, nous vous écrivons pourquoi.',
    legends: { who: 'Qui êtes-vous ?', help: 'Qui aidez-vous ?', texts: 'Votre fiche', contact: 'Pour vous joindre' },
    labels: {
      name: 'Nom de l’acteur',
      types: 'Type d’acteur',
      image: 'Image',
      categories: 'Besoins auxquels il répond',
      sectorCategories: 'Secteurs qu’il aide',
      national: 'Il aide les cantines de toute la France',
      departments: 'Départements où il aide les cantines',
      gratuityOption: 'Son offre est',
      shortDescription: 'En une ou deux phrases',
      longDescription: 'Sa présentation',
      website: 'Adresse de son site',
      contactName: 'Nom du contact',
      contactEmail: 'Adresse e-mail du contact',
      contactPhoneNumber: 'Téléphone du contact',
      contactMessage: 'Un mot pour notre équipe',
      charter: 'J’ai lu la charte des acteurs et je l’accepte',
    },
    hints: {
      shortDescription: 'Elle figure sur la carte du catalogue : 300 caractères au plus.',
      longDescription:
        'Ce que vous apportez aux cantines, comment cela se passe, ce qu’il faut prévoir. Laissez une ligne vide entre deux paragraphes.',
      website: 'Par exemple : https://www.exemple.fr',
      contactEmail: 'Par exemple : prenom.nom@exemple.fr',
      contactPhoneNumber: 'Dix chiffres. Par exemple : 04 12 34 56 78',
      contactMessage: 'Il n’est pas publié.',
    },
    image: {
      add: 'Choisir une image',
      replace: 'Choisir une autre image',
      hint: 'Un logo ou une photo, au format JPEG, PNG, WebP ou GIF. Facultatif.',
      chosen: 'L’image choisie',
      remove: 'Retirer l’image',
      unread: 'Cette image n’a pas pu être lue : essayez avec une autre.',
    },
    departments: {
      search: 'Chercher un département',
      shown: (count: number) => counted(count, 'département affiché', 'départements affichés'),
      chosen: (count: number) => counted(count, 'choisi', 'choisis'),
      none: 'Aucun département ne correspond.',
    },
    privacy:
      'Ces coordonnées ne sont lues que par notre équipe, pour vous répondre. Elles ne sont jamais publiées. Une proposition qui n’est pas publiée est effacée au bout de quatre ans.',
    privacyLink: 'Vos droits sur vos données',
    trap: 'Laissez ce champ vide',
    action: 'Envoyer ma proposition',
    busy: 'Envoi en cours…',
    sent: 'Proposition envoyée, merci !',
    sentText: (name: string, email: string) =>
      `Notre équipe relit la fiche de ${name}, en général sous deux semaines. Si quelque chose manque, nous écrivons à ${email}.`,
    restored: 'Nous avons retrouvé ce que vous aviez saisi dans cet onglet.',
    restoredWithoutImage:
      'Nous avons retrouvé ce que vous aviez saisi dans cet onglet, sauf l’image : choisissez-la à nouveau.',
    clear: 'Effacer et recommencer',
  },
}
export type Words = typeof fr

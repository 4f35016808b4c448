/** The sentences of the page that invites managers. English has the same shape, or does not compile. */
export const fr = {
  title: 'Inscrivez votre cantine',
  lead: 'Vous faites manger des enfants, des patients, des salariés ou des résidents ? ma cantine vous aide à servir des repas de qualité, et à montrer ce que vous faites.',
  text: 'Le service est public et gratuit. Vous suivez vos achats, vous vous situez par rapport à la loi, et vous faites votre télédéclaration au même endroit.',
  start: 'Commencer',
  steps: {
    title: 'Atteignez vos objectifs en trois étapes',
    list: {
      one: {
        title: 'Ajoutez votre cantine',
        text: 'Son numéro SIRET suffit pour la retrouver. Vous pouvez aussi en ajouter plusieurs par fichier, et inviter vos collègues.',
      },
      two: {
        title: 'Faites votre bilan',
        text: 'Saisissez vos achats au fil de l’année, ou importez-les : vos parts de bio et de produits de qualité se calculent toutes seules.',
      },
      three: {
        title: 'Télédéclarez et informez vos convives',
        text: 'Envoyez votre bilan pendant la campagne, puis partagez vos résultats avec une affiche ou une page publique.',
      },
    },
  },
  canteens: {
    title: 'Elles montrent déjà ce qu’elles font',
    all: 'Voir toutes les cantines',
  },
}
export type Words = typeof fr

import { catalogue } from '../messages/catalogue.ts'

/** The objections to what a person decides that an article is proposed with. */
export const labelCorrectionMessages = catalogue(
  {
    'nothing-chosen':
      'Choisissez une famille ou une caractéristique. Pour que rien ne soit proposé, oubliez plutôt ce produit.',
    impossible: 'Une de ces caractéristiques n’existe pas pour les produits de cette famille.',
  },
  {
    'nothing-chosen': 'Choose a family or a characteristic. To have nothing proposed, forget this product instead.',
    impossible: 'One of these characteristics does not exist for the products of this family.',
  },
)

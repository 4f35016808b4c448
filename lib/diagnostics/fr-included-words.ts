import type { IncludedProperty } from './included-amounts.ts'

/** What the parts of amounts are called, in French. Each language is apart, so that the site loads the one it shows. */
export const frIncludedWords: Readonly<Record<IncludedProperty, string>> = {
  valueBioFairTradeHt: 'Produits bio, dont commerce équitable',
  valueEgalimOthersFairTradeHt: 'Autres labels EGalim, dont commerce équitable',
  valueFishFranceHt: 'Poissons et produits aquatiques d’origine France',
  valueFruitsEtLegumesFranceHt: 'Fruits et légumes d’origine France',
  valueCharcuterieFranceHt: 'Charcuterie d’origine France',
  valueProduitsLaitiersFranceHt: 'Produits laitiers et œufs d’origine France',
  valueBoulangerieFranceHt: 'Boulangerie et pâtisserie d’origine France',
  valueBoissonsFranceHt: 'Boissons d’origine France',
  valueAutresFranceHt: 'Autres produits d’origine France',
  valueViandesVolaillesBioFairTrade: 'Bio, dont commerce équitable, viandes et volailles',
  valueProduitsDeLaMerBioFairTrade: 'Bio, dont commerce équitable, poissons et autres produits aquatiques',
  valueFruitsEtLegumesBioFairTrade: 'Bio, dont commerce équitable, fruits et légumes',
  valueCharcuterieBioFairTrade: 'Bio, dont commerce équitable, charcuterie',
  valueProduitsLaitiersBioFairTrade: 'Bio, dont commerce équitable, produits laitiers et œufs',
  valueBoulangerieBioFairTrade: 'Bio, dont commerce équitable, boulangerie et pâtisserie',
  valueBoissonsBioFairTrade: 'Bio, dont commerce équitable, boissons',
  valueAutresBioFairTrade: 'Bio, dont commerce équitable, autres produits',
}

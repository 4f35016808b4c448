import type { IncludedProperty } from './included-amounts.ts'

export const enIncludedWords: Readonly<Record<IncludedProperty, string>> = {
  valueBioFairTradeHt: 'Organic products, of which fair trade',
  valueEgalimOthersFairTradeHt: 'Other EGalim labels, of which fair trade',
  valueFishFranceHt: 'Fish and aquatic products of French origin',
  valueFruitsEtLegumesFranceHt: 'Fruit and vegetables of French origin',
  valueCharcuterieFranceHt: 'Charcuterie of French origin',
  valueProduitsLaitiersFranceHt: 'Dairy products and eggs of French origin',
  valueBoulangerieFranceHt: 'Bakery and pastry of French origin',
  valueBoissonsFranceHt: 'Drinks of French origin',
  valueAutresFranceHt: 'Other products of French origin',
  valueViandesVolaillesBioFairTrade: 'Organic, of which fair trade, meat and poultry',
  valueProduitsDeLaMerBioFairTrade: 'Organic, of which fair trade, fish and other aquatic products',
  valueFruitsEtLegumesBioFairTrade: 'Organic, of which fair trade, fruit and vegetables',
  valueCharcuterieBioFairTrade: 'Organic, of which fair trade, charcuterie',
  valueProduitsLaitiersBioFairTrade: 'Organic, of which fair trade, dairy products and eggs',
  valueBoulangerieBioFairTrade: 'Organic, of which fair trade, bakery and pastry',
  valueBoissonsBioFairTrade: 'Organic, of which fair trade, drinks',
  valueAutresBioFairTrade: 'Organic, of which fair trade, other products',
}

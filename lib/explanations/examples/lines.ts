/** Purchases file, line by line. */
export const labels = 'siret;description;fournisseur;date;prix_ht;famille_produits;caracteristiques;definition_local'
export const potatoes = '21340172201787;Pommes de terre;Ferme du Pont;2024-03-15;90,11;FRUITS_ET_LEGUMES;BIO;'
export const cod = '21340172201787;Cabillaud;Marée de l’Ouest;2024-03-18;248,50;PRODUITS_DE_LA_MER;PECHE_DURABLE;'

export const cream = '21340172201787;Crème épaisse;Laiterie du Val;2024-03-19;62,00;PRODUITS_LAITIERS;BIO;'
export const salad = '21340172201787;Salade, août;Ferme du Pont;2024-03-20;12,00;FRUITS_ET_LEGUMES;BIO;'

export const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`
export const rightFile = lines(labels, potatoes, cod)

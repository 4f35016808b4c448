/** The path of the guide of the latest campaign. */
export const campaignGuidePath = '/static/documents/guide-de-la-campagne.pdf'

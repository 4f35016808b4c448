/** Whether a link of a text may lead there: a page of this site ("//" and "/\" name others), a web page, a mailbox, a phone. */
export const isFollowable = (href: string): boolean =>
  /^\/(?![/\\])/.test(href) || /^(?:https?:\/\/[^/\\]|mailto:.|tel:\+?\d)/i.test(href)

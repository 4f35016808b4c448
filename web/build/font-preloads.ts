import type { Plugin } from 'vite'

/** Preloads the common fonts from the page, before the style sheet is read. */
export const fontPreloads: Plugin = {
  name: 'font-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter(name => /marianne-\d+-.*\.woff2$/.test(name))
        .map(name => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
}

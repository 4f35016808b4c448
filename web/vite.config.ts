import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { sourceCondition } from '../lib/build/source-condition.ts'
import { serverPrefixes } from './app/addresses.ts'
import { accessibilityState } from './build/accessibility-state.ts'
import { fontPreloads } from './build/font-preloads.ts'
import { frameChunk } from './build/frame-chunk.ts'
import { franceOutlines } from './build/france-outlines.ts'
import { lightColors } from './build/light-colors.ts'
import { lightZod } from './build/light-zod.ts'
import { siteManifest } from './build/site-manifest.ts'
import { usedStyles } from './build/used-styles.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.SERVER ?? 'http://127.0.0.1:8000'

/** In development, routes addresses under /v2 to the single-page application, as the server does. */
const v2Entry: Plugin = {
  name: 'v2-entry',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (/^\/v2(\/[^.]*)?$/.test(request.url?.split('?', 1)[0] ?? '')) request.url = '/v2/index.html'
      next()
    })
  },
}

/** Builds two entries: the site, and the single-page application under /v2. */
export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    v2Entry,
    accessibilityState,
    siteManifest,
    franceOutlines,
    usedStyles(),
    lightColors,
    lightZod,
    fontPreloads,
  ],
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  // Lets workers load chunks on demand, as pages do.
  worker: { format: 'es' },
  build: {
    outDir: 'site',
    emptyOutDir: true,
    target: 'es2024',
    // Only what shows that something failed is in the style sheet: the network may be what failed.
    assetsInlineLimit: file => /\/(?:fr--(?:error|warning|info|success)-fill|close-line)\.svg$/.test(file),
    // The dictionaries of the password meter are that large; they load when somebody chooses a password.
    chunkSizeWarningLimit: 1000,
    modulePreload: {
      polyfill: false,
      // The frame leads to every screen: with the list of their scripts, it would weigh 4 kB more, and more with each. The page
      // reads that list later (app/screen-files.ts); styles must be there before a screen is shown.
      resolveDependencies: (_, files, { hostId }) =>
        /\/frame-[^/]+$/.test(hostId) ? files.filter(file => file.endsWith('.css')) : files,
    },
    rolldownOptions: {
      input: { site: here('index.html'), v2: here('v2/index.html') },
      output: {
        // The first load has the list of all chunks: names would make it a kilobyte heavier, longer hashes a third of one.
        chunkFileNames: ({ name }) => (name === 'frame' ? 'assets/frame-[hash].js' : 'assets/[hash:7].js'),
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:6].css' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          // The entries need the first group, and nothing of the frame.
          groups: [
            {
              name: 'open',
              test: /vite\/preload-helper|\/web\/(?:entries\/(?:open-page|without-eval)|app\/wait-for-paint)\.ts$/,
              priority: 2,
            },
            { name: frameChunk(), priority: 1 },
            // Most screens write dates or amounts: one chunk of both keeps that list short.
            { name: 'formats', test: /\/lib\/messages\/dates\.ts$|\/web\/words\/(?:format-amounts|relative-day)\.ts$/ },
          ],
        },
      },
      checks: { pluginTimings: false },
    },
  },
  server: {
    host: '127.0.0.1',
    // The server answers these prefixes itself; the site has the rest.
    proxy: Object.fromEntries(serverPrefixes.map(path => [`^${path}/`, server])),
  },
})

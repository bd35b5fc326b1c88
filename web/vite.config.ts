import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { brotli, designTokens, neededFirst, quietIcons, translations } from './build/plugins.ts'

/** The running server that `npm run dev` works against. */
const proxy = { '/services': process.env.PORTAL_URL ?? 'http://127.0.0.1:8080' }

/** Its own choice would leave a core to nobody. */
const maxWorkers = availableParallelism()

export default defineConfig({
  base: './',
  plugins: [
    designTokens(),
    translations(),
    quietIcons(),
    react(),
    VitePWA({
      registerType: 'prompt',
      // The app registers it itself, after login, with its own hourly check.
      injectRegister: false,
      manifest: {
        name: '美ONE-商家',
        short_name: '美ONE-商家',
        lang: 'zh-CN',
        start_url: './',
        display: 'standalone',
        background_color: '#F6F4F1',
        theme_color: '#221D26',
        icons: [
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icons/logo.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        ],
      },
      workbox: {
        // The shell; a page is kept once this browser has fetched it. Its name changes with its content.
        globPatterns: [
          'index.html',
          'icons/*.svg',
          'assets/{index,app,base,rolldown-runtime,start}-*.{js,css}',
        ],
        runtimeCaching: [
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/assets/'),
            handler: 'CacheFirst',
            options: {
              cacheName: 'visited',
              expiration: { maxEntries: 500, maxAgeSeconds: 30 * 24 * 3600 },
            },
          },
        ],
        navigateFallback: 'index.html',
        navigateFallbackDenylist: [/^\/services\//, /^\/health\//, /^\/metrics/, /^\/openapi/],
        cleanupOutdatedCaches: true,
      },
    }),
    brotli(),
  ],
  server: { proxy },
  preview: { proxy },
  // Found late, they would make the test browser reload in the middle of a file.
  optimizeDeps: {
    include: [
      '@ant-design/icons',
      '@dnd-kit/core',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      'antd',
      'axe-core',
      'antd/locale/zh_CN',
      'dayjs',
      'fast-check',
      'react',
      'react-dom/client',
      'react-easy-crop',
      'react-markdown',
      'react-router',
      'react-router/dom',
      'vitest-browser-react',
      'zustand',
    ],
  },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A page is a dozen files, not a hundred: each of these takes along what it is made of.
          groups: [
            { name: neededFirst, priority: 4 },
            { name: 'app', test: /\/src\/(app\/router|design\/kit-frame)\.tsx$/, priority: 3 },
            {
              name: 'lists',
              test: /\/src\/blocks\/list\/(list-screen|plain-list)\.tsx$/,
              priority: 2,
            },
          ],
        },
      },
      treeshake: {
        // The kit's parts do nothing by being imported, but do not say so: a page would fetch all that they re-export.
        moduleSideEffects: [
          { test: /node_modules\/(@rc-component|@ant-design)\//, sideEffects: false },
        ],
      },
    },
  },
  test: {
    restoreMocks: true,
    projects: [
      // What a browser gives is not needed by most rules; without one they run in a tenth of the time.
      {
        extends: true,
        test: {
          name: 'rules',
          maxWorkers,
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.browser.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          maxWorkers,
          include: ['src/**/*.test.tsx', 'src/**/*.browser.test.ts'],
          setupFiles: ['src/testkit/setup.ts'],
          // A busy machine answers late, which is no fault of the page's.
          expect: { poll: { timeout: 5_000 } },
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
          },
        },
      },
    ],
  },
})

import { QueryClient } from '@tanstack/react-query'

/** Answers of the server, kept for the user who is logged in; cleared with the session. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: 10_000 },
  },
})

/** The versions of what the shell gives to every remote, put into its code by the build. */
declare const SHARED_VERSIONS: Record<
  'react' | 'react/jsx-runtime' | 'react-dom' | 'react-router-dom' | '@verse/contract/react',
  string
>;

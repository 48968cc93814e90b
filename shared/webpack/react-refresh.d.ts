declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(target: Window): void;
}

// First in a development build of the host: React registers with the developer tools' hook only if the hook exists before React.
// A segment that is served with hot reload inside that build has its own refresh runtime, which joins the hook later and looks
// for React in the hook's list of renderers. The hook that the runtime creates does not fill that list, so this file does.
import { injectIntoGlobalHook } from 'react-refresh/runtime';

interface DevToolsHook {
  inject(renderer: unknown): number;
  readonly renderers: Map<number, unknown>;
}

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: DevToolsHook;
  }
}

// It exists already if the developer tools of React are installed, or if the host itself is served with hot reload.
if (!window.__REACT_DEVTOOLS_GLOBAL_HOOK__) injectIntoGlobalHook(window);

const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
if (hook) {
  const inject = hook.inject.bind(hook);
  hook.inject = (renderer) => {
    const id = inject(renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}

// The script of /tags.html (host/pages/tag-frame-page.ts compiles it): the frame in which the tag manager's container runs. It has no
// origin, so it can read neither the page around it nor its storage. It gets the events of the page as messages. See docs/adr/0027.
(() => {
  const id = new URLSearchParams(location.search).get('id') ?? '';
  let isLoading = false;
  window.dataLayer = [];
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || parent === window || Object(data) !== data) return;
    window.dataLayer?.push(data);
    if (isLoading || !/^GTM-[A-Z0-9]{4,12}$/.test(id)) return;
    isLoading = true;
    const script = document.createElement('script');
    script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
    document.head.append(script);
  });
})();

import { styled } from 'styled-components';

/** In short it is one line, as high as the button that takes its place. */
export const Lines = styled.div`
  padding: ${({ theme }) => theme.space.s};

  &[data-short] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    min-height: 46px;
    padding: 0;

    div {
      display: contents;
    }

    a,
    button {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      min-width: 44px; /* with the longest button beside them, two fit a page of 320 px */
      min-height: 46px;
      padding: 0 ${({ theme }) => theme.space.xs};
      margin: 0;
    }
  }
`;

export const Whole = styled.span`
  white-space: nowrap;
`;

/** A button that reads as a link of the small print, high enough for a finger. It uses the space around its line. */
export const TextButton = styled.button`
  min-width: ${({ theme }) => theme.size.control};
  min-height: ${({ theme }) => theme.size.control};
  padding: 0 ${({ theme }) => theme.space.s};
  margin-block: calc(-1 * ${({ theme }) => theme.space.m});
  text-decoration: underline;
  text-underline-offset: 0.15em;
  background: none;
  border: 1px solid transparent; /* an edge in forced colours */
`;

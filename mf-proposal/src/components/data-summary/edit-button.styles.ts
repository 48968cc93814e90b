import { styled } from 'styled-components';

/** Larger than its line, so that the pencil itself is aligned with the end of the text. */
export const RoundButton = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: calc(-1 * ${({ theme }) => theme.space.l});
  display: grid;
  place-items: center;
  width: ${({ theme }) => theme.size.control};
  height: 100%;
  max-height: ${({ theme }) => theme.size.control};
  padding: 0;
  margin-block: auto;
  color: ${({ theme }) => theme.color.primaryText};
  background: transparent padding-box;
  border: 6px solid transparent; /* the whole button reacts, a smaller disc is tinted */
  border-radius: ${({ theme }) => theme.radius.pill};
  transition: background-color ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};

  &:focus-visible {
    outline-offset: -6px; /* around the disc, inside the sheet */
  }
  &:active {
    background-color: ${({ theme }) => theme.color.primarySoft};
  }
  @media (hover: hover) {
    &:hover {
      background-color: ${({ theme }) => theme.color.primarySoft};
    }
  }
`;

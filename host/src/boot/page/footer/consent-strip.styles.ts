import { styled } from 'styled-components';

/** A line of small print with two buttons. The script in the head hides it for a visitor who has answered. */
export const Strip = styled.section`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.l};
  align-items: center;
  width: 100%;
  max-width: ${({ theme }) => theme.size.chat};
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m} 0;
  margin: 0 auto;
  font-size: ${({ theme }) => theme.font.size.xs};

  [data-answered] & {
    display: none;
  }

  p {
    flex: 1 1 auto;
    text-align: center;
  }

  a {
    color: inherit;
  }
`;

/** Two buttons of one width, whatever their words, and whenever the typeface arrives. */
export const ConsentWays = styled.div`
  display: grid;
  flex: 0 1 20rem;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => theme.space.s};
  margin-inline: auto;

  button {
    padding-inline: ${({ theme }) => theme.space.s};
    font-size: ${({ theme }) => theme.font.size.s};
  }

  [aria-pressed='true'] {
    background: ${({ theme }) => theme.color.primarySoft};
  }
`;
